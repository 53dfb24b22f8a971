import type { registrationRoutes } from '@running-dinner/contract/registration.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/http.ts'
import { publicRoutes } from './public-routes.ts'

export type AddressSuggestion = ReplyOf<typeof registrationRoutes.addresses>['suggestions'][number]

const waitMs = 250
const shortest = 3

/** What is asked for: undefined while nobody types. */
export interface AddressQuestion {
  q: string
  zip: string
  country: string
}

/** Suggestions are a convenience: where there are none, or no line, nothing is said. */
export function useAddressSuggestions(question: AddressQuestion | undefined): AddressSuggestion[] {
  const [found, setFound] = useState<AddressSuggestion[]>([])
  const { q = '', zip = '', country = '' } = question ?? {}
  useEffect(() => {
    if (q.trim().length < shortest) {
      setFound([])
      return
    }
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      call(publicRoutes.addresses, { query: { q: q.trim(), zip: zip.trim(), country }, signal: abort.signal })
        .then(({ suggestions }) => setFound(suggestions))
        .catch(() => setFound([]))
    }, waitMs)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [q, zip, country])
  return found
}
