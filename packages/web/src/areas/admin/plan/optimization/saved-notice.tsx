import { mdiBullhornOutline, mdiClose } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { changesLink } from '../../../../features/messages/knowledge/changes-link.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useIsBegun } from '../../messages/knowledge/use-tell-link.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { changedTeamIds, readSaved, withoutSaved } from './saved-plan.ts'

/** Notice after a proposal was accepted: how many teams it affects, and a link to inform them. */
export function SavedNotice({ teams }: { teams: readonly TeamReply[] }) {
  const [query, setQuery] = useSearchParams()
  const changed = readSaved(query)
  if (changed === undefined) return null
  const handleClose = () => setQuery(withoutSaved, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <Notice changed={changed} teams={teams} onClose={handleClose} />
    </Suspense>
  )
}

interface NoticeProps {
  changed: readonly number[]
  teams: readonly TeamReply[]
  onClose: () => void
}

function Notice({ changed, teams, onClose }: NoticeProps) {
  const { t } = useTranslation('planning')
  const adminId = useAdminId()
  // Without ids where all teams changed, which chooses everybody.
  const tell = useIsBegun() ? changesLink(adminId, changedTeamIds(changed, teams)) : undefined
  return (
    <Alert
      severity={tell ? 'warning' : 'success'}
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
      action={
        <IconButton size="small" color="inherit" aria-label={t('saved.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      }
    >
      <AlertTitle>{t('saved.title')}</AlertTitle>
      {t('saved.text', { count: changed.length })} {tell && t('saved.sent')}
      {tell && (
        <Button
          component={Link}
          to={tell}
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<Icon path={mdiBullhornOutline} />}
          sx={{ display: 'flex', width: 'fit-content', mt: 1.5 }}
        >
          {t('saved.send')}
        </Button>
      )}
    </Alert>
  )
}
