/** Of the text beside the box "news about this site" in the wizard; another text is another version. Stored with each consent. */
export const newsletterVersion = '2026-11'
