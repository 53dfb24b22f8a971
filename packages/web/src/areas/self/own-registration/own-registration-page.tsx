import { mdiAccountOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import type { OwnRegistration } from '@running-dinner/contract/registration.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useOwnRegistration } from '../../../features/self-service/self-service.api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { EventLine } from '../event-line.tsx'
import { Failure, useSelfLink } from '../self-session.tsx'
import { CancelSection } from './cancel-section.tsx'
import { OwnRegistrationForm } from './own-registration-form.tsx'
import { OwnRegistrationState } from './own-registration-state.tsx'
import { StoredData } from './stored-data.tsx'

/** Everything that is stored about oneself; to be changed or taken back until the deadline. */
export function OwnRegistrationPage() {
  const { t } = useTranslation('registration')
  const { data: own, error, refetch } = useOwnRegistration(useSelfLink())
  const [isCancelled, setCancelled] = useState(false)
  if (isCancelled) {
    return (
      <Page title={t('own.title')} intro={<EventLine />} width="sm">
        <EmptyState icon={mdiAccountOffOutline} title={t('own.cancelledTitle')}>
          {t('own.cancelled')}
        </EmptyState>
      </Page>
    )
  }
  if (error && !own) return <Failure error={error} onRetry={refetch} />
  return (
    <Page title={t('own.title')} intro={<EventLine />} width="sm">
      {own ? <Registration own={own} onCancelled={() => setCancelled(true)} /> : <FormSkeleton fields={6} />}
    </Page>
  )
}

/** The address holds whether the form is open, so that the back button leaves the form and not the page. */
function Registration({ own, onCancelled }: { own: OwnRegistration; onCancelled: () => void }) {
  const { t } = useTranslation('registration')
  const [query, setQuery] = useSearchParams()
  const [isSaved, setSaved] = useState(false)
  const edit = (isEditing: boolean) => {
    const next = new URLSearchParams(query)
    if (isEditing) next.set('edit', 'true')
    else next.delete('edit')
    setSaved(false)
    setQuery(next)
  }
  if (own.editable && query.get('edit') === 'true') {
    return (
      <OwnRegistrationForm
        own={own}
        onStop={() => edit(false)}
        onSaved={() => {
          edit(false)
          setSaved(true)
        }}
      />
    )
  }
  return (
    <>
      {isSaved && (
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          {t('own.saved')}
        </Alert>
      )}
      <OwnRegistrationState own={own} />
      <StoredData own={own} onEdit={() => edit(true)} />
      {own.editable && <CancelSection own={own} onCancelled={onCancelled} />}
    </>
  )
}
