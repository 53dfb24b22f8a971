/** The form guests fill, what it leads to, and their own data. */
export const registration = {}
