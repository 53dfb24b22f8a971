/** Minutes as hours and minutes for a sentence; what takes any time at all takes a minute. */
export function wholeMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = minutes <= 0 ? 0 : Math.max(1, Math.round(minutes))
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 }
}
