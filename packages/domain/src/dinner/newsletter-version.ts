/**
 * Version of the text beside the box "news about this site" in the wizard. Increase it when the text changes; it is
 * stored with each consent.
 */
export const newsletterVersion = '2026-11'
