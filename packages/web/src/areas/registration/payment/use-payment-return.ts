import type { PublicDinner } from '@running-dinner/contract/people'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { orderCalls } from '../../../features/people/registration/registration.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { issueTexts } from '../../../lib/issue-text.ts'
import { paths } from '../../../lib/paths.ts'
import { forgetDraft } from '../draft-storage.ts'
import { rememberRegistration } from '../own-registration-storage.ts'
import { askOutcome, type Captured, orderSecretOf } from './orders.ts'
import { purchases } from './purchase-storage.ts'

interface Options {
  dinner: PublicDinner
  address: PaymentReturnAddress
  onCancelled(registration: Record<string, unknown>): void
}

/** The state to show to a guest who comes back from the payment provider; `again` repeats the call. */
export function usePaymentReturn({ dinner, address, onCancelled }: Options): { state: PaymentState; again(): void } {
  const { publicDinnerId: publicId } = dinner.publicSettings
  const { kind, token } = address
  const [state, setState] = useState<PaymentState>({ kind: 'WORKING' })
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()
  const cancelledRef = useRef(onCancelled)
  cancelledRef.current = onCancelled
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to ask again
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const orderSecret = orderSecretOf(token)
    const finish = async () => {
      if (orderSecret === undefined) return setState({ kind: 'LOST' })
      const question = { publicId, token, orderSecret, signal }
      const cancelledPayment = kind === 'CANCEL' ? await cancelled(question) : undefined
      if (signal.aborted) return
      if (cancelledPayment) return cancelledRef.current(cancelledPayment)
      const captured = await askOutcome(question)
      if (signal.aborted) return
      if (captured.outcome !== 'PAID') return setState(stateOf(captured))
      remember(publicId, captured)
      await navigate(paths.registrationFinished(publicId), { replace: true })
    }
    setState({ kind: 'WORKING' })
    finish().catch((error: unknown) => {
      if (!signal.aborted) setState(failureOf(error))
    })
    return () => ended.abort()
  }, [publicId, kind, token, attempt, navigate])
  return { state, again: () => setAttempt((count) => count + 1) }
}

/** Undefined: it was paid already, or is being paid; what became of it is asked then. */
async function cancelled({
  publicId,
  signal,
  ...body
}: {
  publicId: string
  token: string
  orderSecret: string
  signal: AbortSignal
}): Promise<Record<string, unknown> | undefined> {
  try {
    return (await call(orderCalls.cancelOrder, { params: { publicId }, body, signal })).registration
  } catch (error) {
    if (toApiError(error).status === 406) return undefined
    throw error
  }
}

function stateOf({ outcome }: Captured): PaymentState {
  if (outcome === 'PROCESSING') return { kind: 'LATER' }
  return { kind: outcome === 'REFUNDED' ? 'REFUNDED' : 'NOT_PAID' }
}

function failureOf(error: unknown): PaymentState {
  const { status } = toApiError(error)
  if (status === 406) return { kind: 'REFUSED', reasons: issueTexts(error) }
  return { kind: status === 404 ? 'LOST' : 'FAILED' }
}

function remember(publicId: string, { summary, redirectAfterPurchaseLink }: Captured): void {
  forgetDraft(publicId)
  if (!summary) return
  rememberRegistration(publicId, { email: summary.email, waitingList: summary.waitingList })
  const { teamPartnerWishRegistrationData: partner, registrationPaymentSummary: paid } = summary
  purchases.write(
    {
      names: [summary.fullname, ...(partner ? [`${partner.firstnamePart} ${partner.lastname}`] : [])],
      totalPrice: paid?.totalPrice ?? '',
      recipient: paid?.brandName ?? '',
      redirectAfterPurchaseLink,
    },
    publicId,
  )
}

/**
 * WORKING: the outcome is open and is asked for again. LATER: it is still open, and a mail will report it. REFUSED: no money was
 * taken, for the reasons named. LOST: this browser does not know the secret of the order.
 */
export type PaymentState =
  | { kind: 'WORKING' | 'LATER' | 'NOT_PAID' | 'REFUNDED' | 'LOST' | 'FAILED' }
  | { kind: 'REFUSED'; reasons: string[] }

export interface PaymentReturnAddress {
  kind: 'RETURN' | 'CANCEL'
  token: string
}

/** Whether the provider sent the browser back to this address, and what from. */
export function paymentReturnOf(query: URLSearchParams): PaymentReturnAddress | undefined {
  const kind = query.get('callbackUrlType')
  const token = query.get('token')
  return (kind === 'RETURN' || kind === 'CANCEL') && token ? { kind, token } : undefined
}
