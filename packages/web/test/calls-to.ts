import type { CallLinks } from '@running-dinner/contract/people'

/** What the server sends beside a typed number; here it dials just its digits. */
export function callsTo(typed: string): CallLinks {
  return typed === '' ? [] : [{ text: typed, url: `tel:${typed.replace(/\D/g, '')}` }]
}

export const phone = (typed: string) => ({ phone: typed, callLinks: callsTo(typed) })
