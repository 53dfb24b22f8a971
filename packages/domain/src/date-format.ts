const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: making one takes as long as using it fifty times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const cachedFormat = formats.get(key)
  if (cachedFormat) return cachedFormat
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
