import type { OwnRegistration, OwnRequestsReply } from '@running-dinner/contract/people'
import { allowsCancelling, allowsLateChange } from '@running-dinner/domain/people'
import { lazy, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useOwnRequests, useWithdrawRequest } from '../../../features/guests/self-service/own-requests.api.ts'
import { useOwnRegistration } from '../../../features/guests/self-service/self-service.api.ts'
import { useHomeText } from '../../../features/people/requests/use-home-text.ts'
import { Button } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { FormSkeleton } from '../../../kit/skeletons.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { CannotCome } from '../cannot-come.tsx'
import { EventLine } from '../event-line.tsx'
import * as styles from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import { Failure } from '../self-session.tsx'
import { CancelSection } from './cancel-section.tsx'
import { OwnRegistrationState } from './own-registration-state.tsx'
import { StoredData } from './stored-data.tsx'

/** For a member of a team: asks for another address or other seats, takes it back, or reads what the organiser decided. */
function HomeRequest({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('requests')
  const titleId = useId()
  // The card below offers another try when they cannot be loaded.
  const { data } = useOwnRequests(useSelfLink())
  const latest = data?.requests.find(({ kind }) => kind === 'HOME')
  const isOpen = latest?.state === 'OPEN'
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t('home.title')}
      </h2>
      {isOpen && <Asked request={latest} />}
      {latest?.state === 'DECLINED' && (
        <Notice severity="warning" className={styles.notice}>
          {t('home.declined')}
        </Notice>
      )}
      {latest?.state === 'ACCEPTED' && (
        <Notice severity="success" className={styles.notice}>
          {t('home.accepted')}
        </Notice>
      )}
      {!isOpen && <p className={styles.lead}>{t('home.text')}</p>}
      <Button type="button" variant="outlined" disabled={!data} onClick={onAsk}>
        {t(isOpen ? 'home.askAgain' : 'home.open')}
      </Button>
    </section>
  )
}

function Asked({ request: { id, home, word, askedAt } }: { request: OwnRequestsReply['requests'][number] }) {
  const { t } = useTranslation('requests')
  const homeText = useHomeText()
  const toast = useToast()
  const { mutateAsync, isPending } = useWithdrawRequest(useSelfLink())
  return (
    <div role="status">
      <p className={styles.line}>{t('home.asked', { moment: formatInstant(askedAt).slice(0, 16) })}</p>
      {home && <p className={classes(styles.strong, styles.line)}>{homeText(home)}</p>}
      {word !== '' && <p className={styles.quoted}>{word}</p>}
      <Button
        type="button"
        variant="outlined"
        busy={isPending}
        onClick={() => void toast.outcome(mutateAsync(id), t('home.withdrawn'))}
        className={styles.withdraw}
      >
        {t('home.withdraw')}
      </Button>
    </div>
  )
}

const CancelledRegistrationPage = lazy(() =>
  import('../cancelled-registration-page.tsx').then((file) => ({ default: file.CancelledRegistrationPage })),
)

const loadingForm = <FormSkeleton fields={6} />
const HomeForm = lazyPart(async () => (await import('./home-form.tsx')).HomeForm, loadingForm)
const LateForm = lazyPart(async () => (await import('./late-form.tsx')).LateForm, loadingForm)
const OwnRegistrationForm = lazyPart(
  async () => (await import('./own-registration-form.tsx')).OwnRegistrationForm,
  loadingForm,
)

/** Everything that is stored about oneself; to be changed until the deadline, taken back until there is a team. */
export function OwnRegistrationPage() {
  const { t } = useTranslation('registration')
  const { data: registration, error, refetch } = useOwnRegistration(useSelfLink())
  const [isCancelled, setCancelled] = useState(false)
  if (isCancelled) return <CancelledRegistrationPage onReturned={() => setCancelled(false)} />
  if (error && !registration) return <Failure error={error} onRetry={refetch} />
  return (
    <Page title={t('own.title')} intro={<EventLine />}>
      {registration ? <Registration own={registration} onCancelled={() => setCancelled(true)} /> : loadingForm}
    </Page>
  )
}

type Editing = 'true' | 'home'

/** The address holds which form is open, so that the back button leaves the form and not the page. */
function Registration({ own, onCancelled }: { own: OwnRegistration; onCancelled: () => void }) {
  const { t } = useTranslation('registration')
  const [query, setQuery] = useSearchParams()
  const [outcome, setOutcome] = useState<'saved' | 'asked'>()
  const edit = (form: Editing | undefined) => {
    const next = new URLSearchParams(query)
    if (form) next.set('edit', form)
    else next.delete('edit')
    setOutcome(undefined)
    setQuery(next)
  }
  const editing = query.get('edit')
  const stop = () => edit(undefined)
  const finish = (newOutcome: 'saved' | 'asked') => {
    stop()
    setOutcome(newOutcome)
  }
  const mayAskForHome = own.notEditableBecause === 'TEAM' && own.partner?.role !== 'root'
  const askForHome = mayAskForHome ? () => edit('home') : undefined
  if (editing === 'home' && mayAskForHome) return <HomeForm own={own} onStop={stop} onSent={() => finish('asked')} />
  if (editing === 'true' && own.editable)
    return <OwnRegistrationForm own={own} onStop={stop} onSaved={() => finish('saved')} />
  if (editing === 'true' && allowsLateChange(own.notEditableBecause ?? undefined))
    return <LateForm own={own} onStop={stop} onSaved={() => finish('saved')} onAskForHome={askForHome} />
  return (
    <>
      {outcome && (
        <Notice severity="success" isStatus className={styles.notice}>
          {t(`own.${outcome}`)}
        </Notice>
      )}
      <OwnRegistrationState own={own} />
      <StoredData own={own} onEdit={() => edit('true')} />
      {askForHome && <HomeRequest onAsk={askForHome} />}
      {allowsCancelling(own.notEditableBecause ?? undefined) && <CancelSection own={own} onCancelled={onCancelled} />}
      {own.notEditableBecause === 'TEAM' && <CannotCome />}
    </>
  )
}
