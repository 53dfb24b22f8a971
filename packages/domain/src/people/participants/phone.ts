/** Whether somebody can be called at what they typed: "-", "keine" and "siehe Mail" are no numbers. */
export function hasPhone({ mobileNumber }: { mobileNumber: string }): boolean {
  return isPhone(mobileNumber)
}

export function isPhone(typed: string): boolean {
  return (typed.match(/\d/g)?.length ?? 0) >= fewestDigits
}

/** Local numbers of small places; shorter ones are services. */
const fewestDigits = 5
