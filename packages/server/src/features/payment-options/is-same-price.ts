import type { PaymentOptions } from './payment-options.store.ts'

/** Whether both ask for the same in the same way. */
export function isSamePrice({ id: _, ...one }: PaymentOptions, other: PaymentOptions): boolean {
  return (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key])
}
