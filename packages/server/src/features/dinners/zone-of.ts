/** The time zone a body names, by its own name or the older one; undefined where it names none. */
export function zoneOf({
  zone,
  timeZone,
}: {
  zone?: string | undefined
  timeZone?: string | undefined
}): string | undefined {
  return zone || timeZone || undefined
}
