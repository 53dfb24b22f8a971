/** Reads the time zone from `zone` or from `timeZone`, the older name. */
export function zoneOf({
  zone,
  timeZone,
}: {
  zone?: string | undefined
  timeZone?: string | undefined
}): string | undefined {
  return zone || timeZone || undefined
}
