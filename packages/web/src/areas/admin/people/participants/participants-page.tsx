import { mdiAccountGroupOutline, mdiPlus, mdiTableArrowUp } from '@mdi/js'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParticipants } from '../../../../features/people/participants/participants.api.ts'
import { useUnconfirmed } from '../../../../features/people/participants/registrations.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { People } from './list/people.tsx'

/** The main list and the waiting list. */
export function ParticipantsPage() {
  const { t } = useTranslation('participants')
  const { data: list, error, refetch } = useParticipants(useAdminId())
  const { unconfirmed } = useUnconfirmed(useAdminId(), { all: false })
  // Unconfirmed registrations are shown even when the list itself is empty.
  const isEmpty = list?.numParticipantsTotal === 0 && unconfirmed.length === 0
  if (list && !isEmpty) return <People list={list} />
  return (
    <Page title={t('title')} dense width="xl">
      {error && !list && <LoadError error={error} onRetry={() => void refetch()} />}
      {!list && !error && <ListSkeleton />}
      {isEmpty && <NobodyYet />}
    </Page>
  )
}

function NobodyYet() {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  if (useIsCancelled()) return <EmptyState icon={mdiAccountGroupOutline} title={t('empty.title')} />
  return (
    <EmptyState
      icon={mdiAccountGroupOutline}
      title={t('empty.title')}
      action={
        <>
          <LinkButton variant="contained" icon={mdiTableArrowUp} to={paths.admin.importParticipants(adminId)}>
            {t('import')}
          </LinkButton>
          <LinkButton variant="outlined" icon={mdiPlus} to={paths.admin.newParticipant(adminId)}>
            {t('add')}
          </LinkButton>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function LinkButton(props: { variant: 'contained' | 'outlined'; icon: string; to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={props.to}
      variant={props.variant}
      startIcon={<Icon path={props.icon} />}
      sx={{ px: { xs: 1.75, sm: 2.5 } }}
    >
      {props.children}
    </Button>
  )
}
