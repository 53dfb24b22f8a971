import { mdiLifebuoy } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { TeamLossReply } from '@running-dinner/contract/plan'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { useWhatIf } from '../../../../features/plan/teams/cancellation.api.ts'
import { TeamCourse } from '../../../../features/plan/teams/team-marks.tsx'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Growing } from '../../../../ui/growing.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** Lists the consequences of losing each team, worst first, with possible replacements. */
export function WhatIfPage() {
  const { t } = useTranslation(['cancellation', 'planning'])
  const adminId = useAdminId()
  const { data, error, refetch } = useWhatIf(adminId)
  return (
    <Page
      title={t('whatIf.title')}
      intro={t('whatIf.intro')}
      back={{ label: t('whatIf.back'), to: paths.admin.teams(adminId) }}
    >
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />)}
      {data?.teams.length === 0 && <NoTeams />}
      {data && data.teams.length > 0 && (
        <>
          <Waiting count={data.waiting} />
          <Growing
            items={data.teams}
            moreLabel={t('planning:changes.more')}
            status={(shown, total) => t('planning:changes.shown', { shown, total })}
          >
            {(shown) => (
              <Box
                component="ul"
                sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}
              >
                {shown.map((loss) => (
                  <TeamLoss key={loss.teamId} loss={loss} />
                ))}
              </Box>
            )}
          </Growing>
        </>
      )}
    </Page>
  )
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation('cancellation')
  return (
    <Typography sx={{ display: 'flex', gap: 1, mb: 2 }}>
      <Icon path={mdiLifebuoy} sx={{ color: 'text.secondary' }} />
      {t('whatIf.waiting', { count })}
    </Typography>
  )
}

function NoTeams() {
  const { t } = useTranslation('cancellation')
  return (
    <EmptyState
      icon={mdiLifebuoy}
      title={t('whatIf.emptyTitle')}
      action={
        <Button component={Link} to={paths.admin.teams(useAdminId())} variant="contained">
          {t('whatIf.toTeams')}
        </Button>
      }
    >
      {t('whatIf.empty')}
    </EmptyState>
  )
}

const colours = { HIGH: 'error', MEDIUM: 'warning', LOW: 'success' } as const

/** The consequences if one team dropped out. */
function TeamLoss({ loss }: { loss: TeamLossReply }) {
  const { t } = useTranslation('cancellation')
  const { meals } = useAdminDinner()
  const { consequences, standby, fragile } = useLossTexts(loss)
  const titleId = useId()
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {t('team', { number: loss.teamNumber })}
        </Typography>
        <TeamCourse team={loss} meals={meals} />
        <Chip
          size="small"
          variant="outlined"
          color={colours[loss.severity]}
          label={t(`whatIf.severity.${loss.severity}`)}
          sx={{ ml: 'auto' }}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{loss.members.join(', ')}</Typography>
      {fragile !== undefined && <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>{fragile}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Box>
        <Typography>{standby.text}</Typography>
        {standby.details !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {standby.details}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={paths.admin.cancelTeam(useAdminId(), loss.teamId)}
        aria-describedby={titleId}
        sx={{ mt: 'auto', ml: -2.5, alignSelf: 'flex-start' }}
      >
        {t('whatIf.cancel')}
      </Button>
    </Card>
  )
}

/** The consequences as sentences. */
function useLossTexts(loss: TeamLossReply) {
  const { t } = useTranslation('cancellation')
  const reasons = loss.fragile.map((reason) => t(`whatIf.reasons.${reason}`)).join(', ')
  return {
    consequences: [t('whatIf.guests', { count: loss.guestsWithoutCourse }), repairText(t, loss)],
    fragile: loss.fragile.length > 0 ? `${t('whatIf.fragile')}: ${reasons}` : undefined,
    standby: standbyTexts(t, loss.standby),
  }
}

function repairText(t: TFunction<'cancellation'>, { repairable, changedParticipants }: TeamLossReply): string {
  if (repairable === null) return t('whatIf.repairUnknown')
  return repairable ? t('whatIf.repair', { count: changedParticipants ?? 0 }) : t('whatIf.noRepair')
}

function standbyTexts(t: TFunction<'cancellation'>, standby: TeamLossReply['standby']) {
  if (!standby) return { text: t('whatIf.noStandby'), details: '' }
  const names = standby.people.map((person) => person.fullname).join(', ')
  const { distanceInMeters: metres } = standby
  const details = [
    t(`whatIf.canHost.${standby.canHost}`),
    ...(metres === null ? [] : [t('whatIf.metres', { metres: formatDistance(metres, currentLanguage()) })]),
    ...(standby.gendersFit ? [] : [t('whatIf.gendersMiss')]),
    ...(standby.newDiets ? [t('whatIf.newDiets')] : []),
    ...(standby.breaksWish ? [t('whatIf.breaksWish')] : []),
  ]
  return { text: t('whatIf.standby', { names }), details: details.join(' · ') }
}
