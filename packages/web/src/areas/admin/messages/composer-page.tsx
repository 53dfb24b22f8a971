import { mdiAccountGroupOutline, mdiSilverwareForkKnife } from '@mdi/js'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageType } from '../../../features/messages/message-content.ts'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'
import { useMessageRecipients } from '../../../features/messages/messages.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { MessageComposer } from './message-composer.tsx'

/** One kind of message, once it is known whom it could go to. */
export function ComposerPage({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  const { pool, error, refetch } = useRecipientPool(type)
  const isEmpty = pool !== undefined && (pool.type === 'PARTICIPANT' ? pool.participants : pool.teams).length === 0
  return (
    <Page
      title={t(`compose.title.${type}`)}
      intro={t(`kinds.${type}.about`)}
      back={{ label: t('compose.all'), to: paths.admin.messagesOverview(useAdminId()) }}
      width="xl"
    >
      {!pool && error && <LoadError error={error} onRetry={refetch} />}
      {!pool && !error && <FormSkeleton />}
      {isEmpty && <Nobody type={type} />}
      {pool && !isEmpty && <MessageComposer pool={pool} />}
    </Page>
  )
}

function useRecipientPool(type: MessageType) {
  const adminId = useAdminId()
  const isForPeople = type === 'PARTICIPANT'
  const people = useMessageRecipients(adminId, { enabled: isForPeople })
  const teams = useTeams(adminId)
  const participants = people.data
  const allTeams = teams.data?.teams
  const pool = useMemo((): RecipientPool | undefined => {
    if (type === 'PARTICIPANT') return participants && { type, participants }
    return allTeams && { type, teams: allTeams }
  }, [type, participants, allTeams])
  const asked = isForPeople ? people : teams
  return { pool, error: asked.error, refetch: () => void asked.refetch() }
}

function Nobody({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const isForPeople = type === 'PARTICIPANT'
  return (
    <EmptyState
      icon={isForPeople ? mdiAccountGroupOutline : mdiSilverwareForkKnife}
      title={t(isForPeople ? 'empty.peopleTitle' : 'empty.teamsTitle')}
      action={
        <Button
          component={Link}
          to={isForPeople ? paths.admin.participants(adminId) : paths.admin.teams(adminId)}
          variant="contained"
        >
          {t(isForPeople ? 'empty.toParticipants' : 'empty.toTeams')}
        </Button>
      }
    >
      {type === 'PARTICIPANT' ? t('empty.people') : t(`empty.${type}`)}
    </EmptyState>
  )
}
