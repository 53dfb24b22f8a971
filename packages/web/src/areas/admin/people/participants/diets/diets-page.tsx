import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheck,
  mdiClockOutline,
  mdiEmailOutline,
  mdiFoodAppleOutline,
  mdiSendOutline,
  mdiSilverwareForkKnife,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { countsOf, type FoodNeed, foodNeeds } from '@running-dinner/domain/plan'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PhoneNumber } from '../../../../../kit/phone-number.tsx'
import { paths } from '../../../../../lib/paths.ts'
import { ChoiceChips } from '../../../../../ui/choice-chips.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Growing } from '../../../../../ui/growing.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../../ui/skeletons.tsx'
import { NotifyButton } from '../../../messages/notification-status/notify-people.tsx'
import { usePeopleToNotify } from '../../../messages/notification-status/use-people-to-notify.ts'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { useWriteTo } from '../use-write-to.ts'
import { type Diets, useDiets } from './diets.api.ts'
import { NeedLabel } from './need-label.tsx'

/** Who cannot or will not eat something, where they eat, and whether the hosts there know. */
export function DietsPage() {
  const { t } = useTranslation(['diets', 'participants'])
  const adminId = useAdminId()
  const { data, error, refetch } = useDiets(adminId)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      back={{ label: t('participants:title'), to: paths.admin.participants(adminId) }}
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (data.people.length > 0 ? <Eaters diets={data} /> : <EverybodyEatsAll />)}
    </Page>
  )
}

function EverybodyEatsAll() {
  const { t } = useTranslation('diets')
  return (
    <EmptyState icon={mdiFoodAppleOutline} title={t('emptyTitle')}>
      {t('emptyText')}
    </EmptyState>
  )
}

const everybody = 'ALL'

function Eaters({ diets }: { diets: Diets }) {
  const { t } = useTranslation('diets')
  const { need, choose } = useNeed()
  const needCounts = countsOf(diets.people.map(({ needs }) => needs.map((each) => each.need)))
  const isGone = need !== undefined && needCounts.every((each) => each.need !== need)
  const counts = isGone ? [...needCounts, { need, count: 0 }] : needCounts
  const shown = need === undefined ? diets.people : diets.people.filter((person) => hasNeed(person, need))
  return (
    <>
      <ChoiceChips
        label={t('chips')}
        value={need ?? everybody}
        choices={[
          { value: everybody, label: <NeedLabel label={t('all')} count={diets.people.length} /> },
          ...counts.map((each) => ({
            value: each.need,
            label: <NeedLabel label={t(`needs.${each.need}`)} count={each.count} />,
          })),
        ]}
        onChange={choose}
      />
      <Box role="status" sx={{ mt: 2, fontWeight: 650 }}>
        {shown.length === 0 ? t('noneTitle') : t('people', { count: shown.length })}
      </Box>
      <HostsNotified diets={diets} people={shown} />
      <Growing items={shown} moreLabel={t('more')} status={(count, total) => t('shown', { shown: count, total })}>
        {(people) => (
          <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {people.map((person) => (
              <EaterCard key={person.participantId} person={person} diets={diets} />
            ))}
          </Box>
        )}
      </Growing>
    </>
  )
}

function hasNeed({ needs }: Diets['people'][number], wantedNeed: FoodNeed): boolean {
  return needs.some(({ need }) => need === wantedNeed)
}

/** The chosen need; kept in the address. */
function useNeed() {
  const [query, setQuery] = useSearchParams()
  const need = foodNeeds.find((each) => each === query.get('need'))
  const choose = (chosen: string) => setQuery(chosen === everybody ? {} : { need: chosen }, { replace: true })
  return { need, choose }
}

interface HostsNotifiedProps {
  diets: Diets
  people: Diets['people']
}

/** At how many tables of these people a cook knows, with the ways to notify the others. */
function HostsNotified({ diets, people }: HostsNotifiedProps) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  const writeTo = useWriteTo()
  const tables = people.flatMap(({ tables: own }) => own.filter(({ told: status }) => status !== null))
  const teamIdsToNotify = new Set(
    tables.filter(({ told: status }) => status !== 'KNOWN' && status !== 'QUEUED').map(({ teamId }) => teamId),
  )
  const toNotify = usePeopleToNotify([...teamIdsToNotify])
  if (tables.length === 0) {
    return <Box sx={{ color: 'text.secondary', mb: 2 }}>{!diets.teamsExist && people.length > 0 && t('noTeams')}</Box>
  }
  // Also after mails about the teams, which name no guests.
  const needsRoutes =
    toNotify && toNotify.outdated + toNotify.newcomers === 0 && tables.some(({ told: status }) => status === 'NEVER')
  const knownCount = tables.filter(({ told: status }) => status === 'KNOWN').length
  const cookIds = diets.teams
    .filter(({ teamId }) => tables.some((table) => table.teamId === teamId))
    .flatMap(({ cooks }) => cooks.slice(0, 1).map(({ participantId }) => participantId))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 0 100%', md: 1 }, color: 'text.secondary' }}>
        {knownCount === tables.length ? t('allKnown') : t('known', { known: knownCount, count: tables.length })}
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
            teamIdsToNotify.size > 0 && <NotifyButton toNotify={toNotify} />
          )}
          <Button variant="outlined" startIcon={<Icon path={mdiEmailOutline} />} onClick={() => writeTo(cookIds)}>
            {t('write')}
          </Button>
        </>
      )}
    </Box>
  )
}

type Eater = Diets['people'][number]
type Table = Eater['tables'][number]

/** One person: what they do not eat, and their tables with those who cook there. */
function EaterCard({ person, diets }: { person: Eater; diets: Diets }) {
  const { t } = useTranslation(['diets', 'allergens'])
  const adminId = useAdminId()
  const isAllergic = person.needs.some(({ need }) => need !== 'OTHER' && need !== 'VEGAN' && need !== 'VEGETARIAN')
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
          <Box sx={{ display: 'flex', gap: 0.75, fontWeight: 600, ...(isAllergic && { color: 'warning.main' }) }}>
            {isAllergic && <Icon path={mdiAlertOutline} sx={{ fontSize: 18, mt: '3px' }} />}
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
              table={person.tables.find((candidate) => candidate.mealId === mealId)}
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
          <DietStatus told={table.told} />
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('noTable')}</Box>
      )}
    </Box>
  )
}

function DietStatus({ told: status }: Pick<Table, 'told'>) {
  const { t } = useTranslation('diets')
  const { icon, color } = lookOf(status)
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: status === 'KNOWN' ? 'text.primary' : color }}>
      <Icon path={icon} sx={{ fontSize: 18, color }} />
      {status === null ? t('cooks') : t(`told.${status}`)}
    </Box>
  )
}

function lookOf(status: Table['told']): { icon: string; color: string } {
  if (status === null) return { icon: mdiSilverwareForkKnife, color: 'text.secondary' }
  if (status === 'KNOWN') return { icon: mdiCheck, color: 'success.main' }
  if (status === 'QUEUED') return { icon: mdiClockOutline, color: 'text.secondary' }
  return { icon: mdiAlertCircleOutline, color: 'warning.main' }
}
