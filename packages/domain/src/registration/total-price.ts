/** Two people who register together pay twice (decisions B12). */
export function totalPrice(centsPerRegistration: number, isPair: boolean): number {
  return isPair ? 2 * centsPerRegistration : centsPerRegistration
}
