import type { OwnRegistration } from '@running-dinner/contract/people'
import { allowsCancelling, allowsLateChange } from '@running-dinner/domain/people'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useOwnRegistration } from '../../../features/guests/self-service/self-service.api.ts'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { FormSkeleton } from '../../../kit/skeletons.tsx'
import { CannotCome } from '../cannot-come.tsx'
import { EventLine } from '../event-line.tsx'
import * as styles from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import { Failure } from '../self-session.tsx'
import { CancelSection } from './cancel-section.tsx'
import { HomeRequest } from './home-request.tsx'
import { OwnRegistrationState } from './own-registration-state.tsx'
import { StoredData } from './stored-data.tsx'

const CancelledRegistrationPage = lazy(() =>
  import('../cancelled-registration-page.tsx').then((file) => ({ default: file.CancelledRegistrationPage })),
)

const HomeForm = lazy(() => import('./home-form.tsx').then((file) => ({ default: file.HomeForm })))
const LateForm = lazy(() => import('./late-form.tsx').then((file) => ({ default: file.LateForm })))
const OwnRegistrationForm = lazy(() =>
  import('./own-registration-form.tsx').then((file) => ({ default: file.OwnRegistrationForm })),
)

/** Everything that is stored about oneself; to be changed until the deadline, taken back until there is a team. */
export function OwnRegistrationPage() {
  const { t } = useTranslation('registration')
  const { data: own, error, refetch } = useOwnRegistration(useSelfLink())
  const [isCancelled, setCancelled] = useState(false)
  if (isCancelled) return <CancelledRegistrationPage onReturned={() => setCancelled(false)} />
  if (error && !own) return <Failure error={error} onRetry={refetch} />
  return (
    <Page title={t('own.title')} intro={<EventLine />}>
      {own ? (
        <Suspense fallback={<FormSkeleton fields={6} />}>
          <Registration own={own} onCancelled={() => setCancelled(true)} />
        </Suspense>
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  )
}

type Editing = 'true' | 'home'

/** The address holds which form is open, so that the back button leaves the form and not the page. */
function Registration({ own, onCancelled }: { own: OwnRegistration; onCancelled: () => void }) {
  const { t } = useTranslation('registration')
  const [query, setQuery] = useSearchParams()
  const [done, setDone] = useState<'saved' | 'asked'>()
  const edit = (form: Editing | undefined) => {
    const next = new URLSearchParams(query)
    if (form) next.set('edit', form)
    else next.delete('edit')
    setDone(undefined)
    setQuery(next)
  }
  const editing = query.get('edit')
  const stop = () => edit(undefined)
  const finish = (what: 'saved' | 'asked') => {
    stop()
    setDone(what)
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
      {done && (
        <Notice severity="success" isStatus className={styles.notice}>
          {t(`own.${done}`)}
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
