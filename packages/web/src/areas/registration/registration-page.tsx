import type { RegistrationState } from '@running-dinner/contract/guests'
import { type PublicDinner, purchaseOf } from '@running-dinner/contract/people'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { orderCalls } from '../../features/people/registration/registration.api.ts'
import {
  emptyRegistration,
  fromFields,
  fromRegistrationBody,
} from '../../features/people/registration/registration-values.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { LoadingSign } from '../../kit/loading-sign.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { onlyWithoutScripts, onlyWithScripts } from '../../kit/scripts.css.ts'
import { toApiError } from '../../lib/api-error.ts'
import { formatDate, formatDay } from '../../lib/dates.ts'
import { call } from '../../lib/http.ts'
import { issueTexts, useIssueText } from '../../lib/issue-text.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { forgetDraft } from './draft-storage.ts'
import { rememberRegistration } from './own-registration-storage.ts'
import { askOutcome, type Captured, orderSecretOf } from './payment/orders.ts'
import { purchases } from './payment/purchase-storage.ts'
import { RegistrationFlow } from './registration-flow.tsx'
import * as styles from './registration-page.css.ts'

/** Replaces the form while registration is closed: the reason, and whom to ask. */
function RegistrationClosed({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { title, publicDinnerId, publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <Page title={title}>
      <Notice severity="warning" title={t('notice.closedTitle')}>
        <ClosedBecause dinner={dinner} />
      </Notice>
      {publicContactEmail !== '' && (
        <p className={styles.text}>
          {t('notice.contact', { name: publicContactName })}{' '}
          <a className={anchor.plain} href={`mailto:${publicContactEmail}`}>
            {publicContactEmail}
          </a>
        </p>
      )}
      <LinkButton to={paths.event(publicDinnerId)} variant="outlined" className={styles.action}>
        {t('toEvent')}
      </LinkButton>
    </Page>
  )
}

function ClosedBecause({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { registrationDeactivated, endOfRegistrationDate } = dinner.publicSettings
  const isFull = dinner.waitingList && dinner.paymentOptions !== null
  if (registrationDeactivated && !isFull) return t('notice.deactivated')
  if (dinner.registrationDateExpired) return t('notice.deadline', { date: formatDate(endOfRegistrationDate) })
  if (isFull) return t(dinner.waitingReason === 'TEAMS' ? 'notice.fullTeams' : 'notice.full')
  return t('notice.over')
}

interface Options {
  dinner: PublicDinner
  address: PaymentReturnAddress
  onCancelled(registration: Record<string, unknown>): void
}

/** The state to show to a guest who comes back from the payment provider; `again` repeats the call. */
function usePaymentReturn({ dinner, address, onCancelled }: Options): { state: PaymentState; again(): void } {
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

function remember(publicId: string, captured: Captured): void {
  forgetDraft(publicId)
  const { summary } = captured
  const purchase = purchaseOf(captured)
  if (!summary || !purchase) return
  rememberRegistration(publicId, { email: summary.email, waitingList: summary.waitingList })
  purchases.write(purchase, publicId)
}

/**
 * WORKING: the outcome is open and is asked for again. LATER: it is still open, and a mail will report it. REFUSED: no money was
 * taken, for the reasons named. LOST: this browser does not know the secret of the order.
 */
type PaymentState =
  | { kind: 'WORKING' | 'LATER' | 'NOT_PAID' | 'REFUNDED' | 'LOST' | 'FAILED' }
  | { kind: 'REFUSED'; reasons: string[] }

interface PaymentReturnAddress {
  kind: 'RETURN' | 'CANCEL'
  token: string
}

/** Whether the provider sent the browser back to this address, and what from. */
function paymentReturnOf(query: URLSearchParams): PaymentReturnAddress | undefined {
  const kind = query.get('callbackUrlType')
  const token = query.get('token')
  return (kind === 'RETURN' || kind === 'CANCEL') && token ? { kind, token } : undefined
}

interface PaymentReturnProps {
  dinner: PublicDinner
  address: PaymentReturnAddress
  /** Receives the registration as it was typed before the guest gave up paying. */
  onCancelled(registration: Record<string, unknown>): void
}

/** Between the provider and the end of a registration: waits with the guest until it is known what became of the money. */
function PaymentReturn({ dinner, address, onCancelled }: PaymentReturnProps) {
  const { t } = useTranslation('payments')
  useIssueText()
  const { state, again } = usePaymentReturn({ dinner, address, onCancelled })
  if (state.kind === 'WORKING') return <Working dinner={dinner} address={address} />
  const canAskAgain = state.kind === 'LATER' || state.kind === 'FAILED'
  const isOver = state.kind === 'LATER' || state.kind === 'LOST' || state.kind === 'REFUNDED'
  return (
    <Page title={t(`return.${state.kind}.title`)}>
      <div role="alert">
        <Notice
          severity={severities[state.kind]}
          {...(state.kind === 'REFUSED' ? { title: state.reasons.join(' ') } : {})}
        >
          {t(`return.${state.kind}.text`)}
        </Notice>
      </div>
      <Contact dinner={dinner} />
      <div className={styles.row}>
        {canAskAgain && (
          <Button type="button" onClick={again}>
            {t('return.again')}
          </Button>
        )}
        <LinkButton
          variant={canAskAgain ? 'outlined' : 'contained'}
          to={(isOver ? paths.event : paths.registration)(dinner.publicSettings.publicDinnerId)}
          reloadDocument
        >
          {t(isOver ? 'return.toEvent' : 'return.toForm')}
        </LinkButton>
      </div>
    </Page>
  )
}

const severities: Record<Exclude<PaymentState['kind'], 'WORKING'>, 'info' | 'warning' | 'error'> = {
  LATER: 'info',
  NOT_PAID: 'warning',
  REFUNDED: 'warning',
  REFUSED: 'warning',
  LOST: 'warning',
  FAILED: 'error',
}

function Working({ dinner, address: { kind, token } }: Pick<PaymentReturnProps, 'dinner' | 'address'>) {
  const { t } = useTranslation('payments')
  const isCancel = kind === 'CANCEL'
  const isStatic = useIsStatic()
  return (
    <Page title={t(isCancel ? 'return.cancelTitle' : 'return.WORKING.title')}>
      {isStatic && (
        <form
          method="post"
          action={paths.registration(dinner.publicSettings.publicDinnerId)}
          className={onlyWithoutScripts}
        >
          <p className={styles.text}>{t('plain.finish')}</p>
          <input type="hidden" name="act" value={isCancel ? 'giveUp' : 'finish'} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t(isCancel ? 'return.toForm' : 'plain.finishButton')}</Button>
        </form>
      )}
      <div aria-live="polite" className={isStatic ? onlyWithScripts : undefined}>
        <LoadingSign label={t('return.progress')} />
        <p className={styles.workingText}>{t(isCancel ? 'return.cancelText' : 'return.WORKING.text')}</p>
      </div>
    </Page>
  )
}

function Contact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('payments')
  const { publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <p className={styles.contact}>
      {t('return.contact', { name: publicContactName })}{' '}
      <a href={`mailto:${publicContactEmail}`} className={styles.contactLink}>
        {publicContactEmail}
      </a>
    </p>
  )
}

interface RegistrationPageProps extends Partial<Pick<RegistrationState, 'attempt' | 'refused'>> {
  dinner: PublicDinner
}

/** Registers one person or a pair; a payment provider sends people back here as well. */
export function RegistrationPage({ dinner, attempt = '', refused }: RegistrationPageProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [returned, setReturned] = useState(() => refused && fromFields(refused.values))
  const payment = paymentReturnOf(query)
  const handleCancelled = (registration: Record<string, unknown>) => {
    setReturned(fromRegistrationBody(registration, emptyRegistration))
    void navigate(`${paths.registration(dinner.publicSettings.publicDinnerId)}?step=review`, { replace: true })
  }
  if (payment) return <PaymentReturn dinner={dinner} address={payment} onCancelled={handleCancelled} />
  if (!dinner.registrationOpen) return <RegistrationClosed dinner={dinner} />
  return <RegistrationFlow dinner={dinner} returned={returned} attempt={attempt} issues={refused?.issues} />
}

export function RegistrationRoute({ data: event }: PageProps<RegistrationState>) {
  if (event.state !== 'FOUND') return <EventGone state={event.state} />
  return (
    <>
      <RegistrationHead dinner={event.dinner} />
      <RegistrationPage {...event} />
    </>
  )
}

/** What a search finds is the event, and this form belongs to it. */
function RegistrationHead({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl } = dinner.publicSettings
  const when = { city: dinner.city, date: formatDay(dinner.date, useLanguage()) }
  return (
    <>
      <meta name="description" content={`${title}. ${t('page.description', when)}`} />
      <link rel="canonical" href={publicDinnerUrl} />
    </>
  )
}
