import { mdiEmailOutline, mdiSendOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { TellButton } from '../../../messages/knowledge/tell-people.tsx'
import { useUntold } from '../../../messages/knowledge/use-untold.ts'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { useWriteTo } from '../use-write-to.ts'
import type { Diets } from './diets.api.ts'

interface HostsToldProps {
  diets: Diets
  people: Diets['people']
}

/** At how many tables of these people a cook knows, with the ways to notify the others. */
export function HostsTold({ diets, people }: HostsToldProps) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  const writeTo = useWriteTo()
  const tables = people.flatMap(({ tables: own }) => own.filter(({ told }) => told !== null))
  const untoldIds = new Set(
    tables.filter(({ told }) => told !== 'KNOWN' && told !== 'QUEUED').map(({ teamId }) => teamId),
  )
  const untold = useUntold([...untoldIds])
  if (tables.length === 0) {
    return <Box sx={{ color: 'text.secondary', mb: 2 }}>{!diets.teamsExist && people.length > 0 && t('noTeams')}</Box>
  }
  // Also after mails about the teams, which name no guests.
  const needsRoutes = untold && untold.outdated + untold.newcomers === 0 && tables.some(({ told }) => told === 'NEVER')
  const known = tables.filter(({ told }) => told === 'KNOWN').length
  const cookIds = diets.teams
    .filter(({ teamId }) => tables.some((table) => table.teamId === teamId))
    .flatMap(({ cooks }) => cooks.slice(0, 1).map(({ participantId }) => participantId))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 0 100%', md: 1 }, color: 'text.secondary' }}>
        {known === tables.length ? t('allKnown') : t('known', { known, count: tables.length })}
      </Box>
      {!isCancelled && (
        <>
          {needsRoutes ? (
            <Button
              component={Link}
              to={paths.admin.dinnerRouteMessages(adminId)}
              variant="contained"
              startIcon={<Icon path={mdiSendOutline} />}
            >
              {t('sendRoutes')}
            </Button>
          ) : (
            untoldIds.size > 0 && <TellButton untold={untold} />
          )}
          <Button variant="outlined" startIcon={<Icon path={mdiEmailOutline} />} onClick={() => writeTo(cookIds)}>
            {t('write')}
          </Button>
        </>
      )}
    </Box>
  )
}
