/** Paying, and the settings for it. */
export const payments = {}
