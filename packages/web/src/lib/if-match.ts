/** What a change is based on: the server refuses it when somebody else changed the plan meanwhile (decisions A12). */
export function ifMatch(planVersion: number | undefined): Record<string, string> {
  return planVersion === undefined ? {} : { 'if-match': String(planVersion) }
}
