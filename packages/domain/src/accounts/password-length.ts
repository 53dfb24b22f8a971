/** Counted in code points; long sentences are welcome, nothing is cut off (reliability 2.4 #22). */
export const passwordLength = { min: 8, max: 128 } as const
