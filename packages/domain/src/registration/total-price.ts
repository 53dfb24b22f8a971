/** Two people who register together pay twice. */
export function totalPrice(centsPerRegistration: number, isPair: boolean): number {
  return isPair ? 2 * centsPerRegistration : centsPerRegistration
}
