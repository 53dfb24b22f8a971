import { mdiEmailCheckOutline, mdiOpenInNew, mdiPartyPopper } from '@mdi/js'
import type { FinishedState } from '@running-dinner/contract/guests'
import type { PublicDinner, Purchase } from '@running-dinner/contract/people'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { formatDate } from '../../lib/dates.ts'
import { call } from '../../lib/http.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import { type JustRegistered, justRegistered, rememberRegistration } from './own-registration-storage.ts'
import { purchases } from './payment/purchase-storage.ts'
import { euro } from './price-summary.tsx'
import * as styles from './registration-finished-page.css.ts'

interface MailMissingProps {
  publicId: string
  /** Absent in another browser than the one that registered: then the address cannot be corrected here. */
  registered: JustRegistered | undefined
  onChanged: (registered: JustRegistered) => void
}

function MailMissing({ publicId, registered, onChanged }: MailMissingProps) {
  const { t } = useTranslation('registration')
  const [isChanging, setChanging] = useState(false)
  const [changedTo, setChangedTo] = useState<string>()
  const secret = registered?.registrationSecret
  const handleChanged = (email: string) => {
    if (registered) onChanged({ ...registered, email })
    setChangedTo(email)
    setChanging(false)
  }
  return (
    <section aria-labelledby="missing" className={styles.mailMissingSection}>
      <h2 className={textStyle.h3} id="missing">
        {t('finished.missingTitle')}
      </h2>
      <p className={styles.text}>{t('finished.missing')}</p>
      <div role="status">
        {changedTo !== undefined && (
          <Notice severity="success" className={styles.mailMissingNotice}>
            {t('finished.changed', { email: changedTo })}
          </Notice>
        )}
      </div>
      {isChanging && secret !== undefined ? (
        <ChangeAddressForm
          publicId={publicId}
          secret={secret}
          onChanged={handleChanged}
          onStop={() => setChanging(false)}
        />
      ) : (
        <div className={styles.mailMissingRow}>
          <LinkButton to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('finished.resend')}
          </LinkButton>
          {secret !== undefined && (
            <Button type="button" variant="outlined" onClick={() => setChanging(true)}>
              {t('finished.changeAddress')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

interface ChangeAddressFormProps {
  publicId: string
  /** Only the browser that registered has it. */
  secret: string
  onChanged: (email: string) => void
  onStop: () => void
}

function ChangeAddressForm({ publicId, secret, onChanged, onStop }: ChangeAddressFormProps) {
  const { t } = useTranslation('registration')
  const handleSubmit = async (email: string) => {
    await call(publicRoutes.changeAddress, {
      params: { publicId },
      body: { registrationSecret: secret, newEmailAddress: email },
    })
    const before = justRegistered(publicId)
    if (before) rememberRegistration(publicId, { ...before, email })
    onChanged(email)
  }
  return (
    <EmailForm
      label={t('finished.newAddress')}
      help={t('finished.changeAddressHelp')}
      submitLabel={t('finished.changeSubmit')}
      notFoundText={t('finished.changeGone')}
      autoFocus
      onSubmit={handleSubmit}
    >
      <Button type="button" variant="outlined" size="large" onClick={onStop}>
        {t('back')}
      </Button>
    </EmailForm>
  )
}

interface PurchaseSummaryProps {
  publicId: string
  /** What was bought without scripts. */
  plainPurchase: Purchase | undefined
}

/** What was bought in this tab, and where the organiser would like the buyer to go on; nothing after another visit. */
function PurchaseSummary({ publicId, plainPurchase }: PurchaseSummaryProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [storedPurchase, setStoredPurchase] = useState<Purchase>()
  useEffect(() => setStoredPurchase(purchases.read(publicId)), [publicId])
  const purchase = storedPurchase ?? plainPurchase
  if (!purchase) return null
  const facts = [
    [t('purchase.for'), purchase.names.join(', ')],
    [t('purchase.to'), purchase.recipient],
    [t('purchase.total'), purchase.totalPrice === '' ? '' : euro(purchase.totalPrice, language)],
  ].filter(([, value]) => value !== '')
  return (
    <section aria-label={t('purchase.title')} className={styles.section}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt key={`${label}-label`} className={styles.term}>
            {label}
          </dt>,
          <dd key={label} className={styles.value}>
            {value}
          </dd>,
        ])}
      </dl>
      <LeavingNotice link={purchase.redirectAfterPurchaseLink} />
    </section>
  )
}

/** Names the host of the organiser's page and waits for a click: an automatic redirect could send guests to a phishing page. */
function LeavingNotice({ link }: { link: string }) {
  const { t } = useTranslation('payments')
  const host = hostOf(link)
  if (host === undefined) return null
  return (
    <section aria-label={t('leaving.label')} className={styles.leavingNotice}>
      <p className={styles.leavingNoticeText}>{t('leaving.text', { host })}</p>
      <a href={link} rel="noopener noreferrer" className={styles.leavingNoticeLink}>
        {t('leaving.go', { host })}
        <Icon path={mdiOpenInNew} className={styles.leavingNoticeIcon} />
      </a>
    </section>
  )
}

/** Only over https: the target cannot be changed on the way. */
function hostOf(link: string): string | undefined {
  try {
    const { protocol, host } = new URL(link)
    return protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}

interface RegistrationFinishedPageProps extends Partial<Pick<FinishedState, 'isWaiting'>> {
  dinner: PublicDinner
  purchase?: Purchase | undefined
}

/** After registering: look into your mail, and what happens until the evening. */
export function RegistrationFinishedPage({ dinner, isWaiting = false, purchase }: RegistrationFinishedPageProps) {
  const { t } = useTranslation('registration')
  const { publicDinnerId } = dinner.publicSettings
  const [registered, setRegistered] = useState<JustRegistered>()
  useEffect(() => setRegistered(justRegistered(publicDinnerId)), [publicDinnerId])
  const isPaid = dinner.paymentOptions !== null
  return (
    <Page title={t(isPaid ? 'finished.paidTitle' : 'finished.title')}>
      <Outcome icon={isPaid ? mdiPartyPopper : mdiEmailCheckOutline}>
        {isPaid && t('finished.paid')}
        {!isPaid && (registered ? t('finished.mailTo', { email: registered.email }) : t('finished.mail'))}
      </Outcome>
      {(registered?.waitingList ?? isWaiting) && (
        <Notice severity="warning" className={styles.notice}>
          {t(isPaid ? 'finished.waitingListPaid' : 'finished.waitingList')}
        </Notice>
      )}
      {isPaid && <PurchaseSummary publicId={publicDinnerId} plainPurchase={purchase} />}
      <NextSteps dinner={dinner} isPaid={isPaid} />
      {!isPaid && <MailMissing publicId={publicDinnerId} registered={registered} onChanged={setRegistered} />}
      <div className={styles.row}>
        <LinkButton to={paths.event(publicDinnerId)} variant="outlined">
          {t('finished.toEvent')}
        </LinkButton>{' '}
        <LinkButton to={paths.registration(publicDinnerId)} variant="outlined">
          {t('finished.another')}
        </LinkButton>
      </div>
    </Page>
  )
}

function NextSteps({ dinner, isPaid }: { dinner: PublicDinner; isPaid: boolean }) {
  const { t } = useTranslation('registration')
  const date = formatDate(dinner.publicSettings.endOfRegistrationDate)
  return (
    <section aria-labelledby="next" className={styles.nextSteps}>
      <h2 className={textStyle.h3} id="next">
        {t('finished.nextTitle')}
      </h2>
      <ol className={styles.nextStepsList}>
        {!isPaid && <li>{t('finished.next1')}</li>}
        <li>{t('finished.next2', { date })}</li>
        <li>{t('finished.next3')}</li>
      </ol>
    </section>
  )
}

export function RegistrationFinishedRoute({ data: event }: PageProps<FinishedState>) {
  return event.state === 'FOUND' ? (
    <RegistrationFinishedPage dinner={event.dinner} isWaiting={event.isWaiting} purchase={event.purchase} />
  ) : (
    <EventGone state={event.state} />
  )
}
