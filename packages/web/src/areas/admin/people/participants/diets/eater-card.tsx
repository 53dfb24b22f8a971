import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheck, mdiClockOutline, mdiSilverwareForkKnife } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PhoneNumber } from '../../../../../kit/phone-number.tsx'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { Diets } from './diets.api.ts'

type Eater = Diets['people'][number]
type Table = Eater['tables'][number]

/** One person: what they do not eat, and their tables with those who cook there. */
export function EaterCard({ person, diets }: { person: Eater; diets: Diets }) {
  const { t } = useTranslation(['diets', 'allergens'])
  const adminId = useAdminId()
  const needs = person.needs
    .filter(({ need }) => need !== 'OTHER')
    .map(({ need, severity }) =>
      severity === null ? t(`needs.${need}`) : `${t(`needs.${need}`)} (${t(`allergens:severities.${severity}`)})`,
    )
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.25 }}>
      <Box>
        <MuiLink
          component={Link}
          to={paths.admin.participant(adminId, person.participantId)}
          underline="hover"
          sx={{ fontWeight: 650, color: 'text.primary' }}
        >
          {person.name}
        </MuiLink>
        {needs.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.75, color: 'warning.main', fontWeight: 600 }}>
            <Icon path={mdiAlertOutline} sx={{ fontSize: 18, mt: '3px' }} />
            <span>{needs.join(', ')}</span>
          </Box>
        )}
        {person.note !== '' && <Box sx={{ overflowWrap: 'anywhere' }}>{person.note}</Box>}
      </Box>
      {person.tables.length === 0 ? (
        diets.teamsExist && <Box sx={{ color: 'text.secondary' }}>{t('noTeam')}</Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: `repeat(${diets.meals.length}, 1fr)` } }}>
          {diets.meals.map(({ mealId, label }) => (
            <TableOf
              key={mealId}
              label={label}
              diets={diets}
              table={person.tables.find((one) => one.mealId === mealId)}
            />
          ))}
        </Box>
      )}
    </Card>
  )
}

function TableOf({ label, table, diets }: { label: string; table: Table | undefined; diets: Diets }) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const team = diets.teams.find(({ teamId }) => teamId === table?.teamId)
  const [host] = team?.cooks ?? []
  return (
    <Box sx={{ minWidth: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Box>
      {table && team ? (
        <>
          <Box>
            <MuiLink component={Link} to={paths.admin.team(adminId, team.teamId)}>
              {t('team', { number: team.teamNumber })}
            </MuiLink>{' '}
            {table.told !== null && host?.name}
          </Box>
          {table.told !== null && host && host.phone !== '' && (
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <PhoneNumber typed={host.phone} links={host.callLinks} look="quiet" />
            </Box>
          )}
          <Told told={table.told} />
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('noTable')}</Box>
      )}
    </Box>
  )
}

function Told({ told }: Pick<Table, 'told'>) {
  const { t } = useTranslation('diets')
  const { icon, color } = lookOf(told)
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: told === 'KNOWN' ? 'text.primary' : color }}>
      <Icon path={icon} sx={{ fontSize: 18, color }} />
      {told === null ? t('cooks') : t(`told.${told}`)}
    </Box>
  )
}

function lookOf(told: Table['told']): { icon: string; color: string } {
  if (told === null) return { icon: mdiSilverwareForkKnife, color: 'text.secondary' }
  if (told === 'KNOWN') return { icon: mdiCheck, color: 'success.main' }
  if (told === 'QUEUED') return { icon: mdiClockOutline, color: 'text.secondary' }
  return { icon: mdiAlertCircleOutline, color: 'warning.main' }
}
