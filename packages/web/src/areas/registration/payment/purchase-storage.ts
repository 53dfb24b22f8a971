import { readStorage, writeStorage } from '../../../lib/storage.ts'

const keyOf = (publicId: string) => `purchase/${publicId}`

/** What the page after paying shows; gone with the tab. */
export interface Purchase {
  names: string[]
  totalPrice: string
  recipient: string
  redirectAfterPurchaseLink: string
}

export function rememberPurchase(publicId: string, purchase: Purchase): void {
  writeStorage('session', keyOf(publicId), JSON.stringify(purchase))
}

export function purchaseOf(publicId: string): Purchase | undefined {
  try {
    const value: unknown = JSON.parse(readStorage('session', keyOf(publicId)) ?? 'null')
    return isPurchase(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isPurchase(value: unknown): value is Purchase {
  return (
    typeof value === 'object' &&
    value !== null &&
    'names' in value &&
    Array.isArray(value.names) &&
    ['totalPrice', 'recipient', 'redirectAfterPurchaseLink'].every(
      (name) => typeof (value as Record<string, unknown>)[name] === 'string',
    )
  )
}
