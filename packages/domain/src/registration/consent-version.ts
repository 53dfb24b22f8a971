/** Of the text guests agree to; another text is another version (decisions B26). Stored with each consent. */
export const consentVersion = '2026-11'
