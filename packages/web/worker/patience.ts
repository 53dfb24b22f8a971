/** How long a guest waits for the server before the copy is shown. */
export const patienceSeconds = 3
