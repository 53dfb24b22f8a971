import { mdiEqual, mdiThumbDownOutline, mdiThumbUpOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ConsequencesReply, TeamFit } from '@running-dinner/contract/plan'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { SmallIcon } from './card-parts.tsx'

type Verdict = 'won' | 'lost' | 'same'

interface Comparison {
  aspect: 'partnerWishes' | 'courseWishes' | 'seats' | 'genders'
  verdict: Verdict
  /** The size of the difference, without its sign. */
  count: number
}

/** Compares the sums over the affected teams: what one team loses to the other does not count. */
export function compareConsequences({ teams }: Pick<ConsequencesReply, 'teams'>): Comparison[] {
  const sum = (when: 'before' | 'after', figure: (team: TeamFit) => number) =>
    teams.reduce((total, team) => total + figure(team[when]), 0)
  const compare = (aspect: Comparison['aspect'], figure: (team: TeamFit) => number): Comparison => {
    const change = sum('after', figure) - sum('before', figure)
    return { aspect, verdict: change > 0 ? 'won' : change < 0 ? 'lost' : 'same', count: Math.abs(change) }
  }
  const asksForGenders = teams.some(({ before }) => before.gendersFit !== null)
  return [
    compare('partnerWishes', (team) => team.partnerWishes),
    compare('courseWishes', (team) => team.courseWishes),
    compare('seats', (team) => Number(team.seats === 'ENOUGH')),
    ...(asksForGenders ? [compare('genders', (team) => Number(team.gendersFit === true))] : []),
  ]
}

/** Smaller differences than this, in metres, count as none. */
const sameMetres = 10

export function compareDistance({ before, after }: { before: number; after: number }): Verdict {
  if (Math.abs(after - before) < sameMetres) return 'same'
  return after < before ? 'won' : 'lost'
}

/** The consequences of a move: for the teams, for the evening as a whole, and for people with outdated mails. */
export function ConsequencesView({ consequences }: { consequences: ConsequencesReply }) {
  const { t } = useTranslation('board')
  const [teamsId, eveningId] = [useId(), useId()]
  const { teams, affectedPeople, teamMessagesSent, dinnerRouteMessagesSent } = consequences
  const wereInformed = affectedPeople > 0 && (teamMessagesSent || dinnerRouteMessagesSent)
  return (
    <>
      <section aria-labelledby={teamsId}>
        <Typography id={teamsId} variant="h3" sx={{ mb: 1 }}>
          {t('preview.teams')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: teams.length > 1 ? '1fr 1fr' : '1fr' } }}>
          {teams.map(({ before, after }) => (
            <TeamBeforeAfter key={before.teamId} before={before} after={after} />
          ))}
        </Box>
      </section>
      <section aria-labelledby={eveningId}>
        <Typography id={eveningId} variant="h3" sx={{ mb: 1 }}>
          {t('preview.evening')}
        </Typography>
        <Verdicts consequences={consequences} />
      </section>
      <Typography sx={{ fontWeight: 600 }}>
        {affectedPeople === 0 ? t('preview.affectedNobody') : t('preview.affected', { count: affectedPeople })}
      </Typography>
      {wereInformed && (
        <Alert severity="warning">
          {teamMessagesSent && t('preview.sentTeams')} {dinnerRouteMessagesSent && t('preview.sentRoutes')}{' '}
          {t('preview.tellAfterwards')}
        </Alert>
      )}
    </>
  )
}

function Verdicts({ consequences }: { consequences: ConsequencesReply }) {
  const { t } = useTranslation('board')
  const { distance, repeatedMeetings } = consequences
  const metres = (value: number) => formatDistance(value, currentLanguage())
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {compareConsequences(consequences).map((comparison) => (
        <VerdictLine key={comparison.aspect} verdict={comparison.verdict}>
          <ComparisonText {...comparison} />
        </VerdictLine>
      ))}
      {repeatedMeetings.length === 0 ? (
        <VerdictLine verdict="same">{t('preview.meetNobodyTwice')}</VerdictLine>
      ) : (
        <VerdictLine verdict="lost">
          {t('preview.meetTwice', { pairs: repeatedMeetings.map(({ people }) => people.join(' + ')).join(', ') })}
        </VerdictLine>
      )}
      {distance && (
        <VerdictLine verdict={compareDistance(distance)}>
          {t(compareDistance(distance) === 'same' ? 'preview.distanceSame' : 'preview.distance', {
            before: metres(distance.before),
            after: metres(distance.after),
          })}
        </VerdictLine>
      )}
    </Box>
  )
}

const endings = { won: 'Won', lost: 'Lost', same: 'Same' } as const

function ComparisonText({ aspect, verdict, count }: Comparison) {
  const { t } = useTranslation('board')
  if (verdict === 'same') return t(`preview.${aspect}Same`)
  return t(`preview.${aspect}${endings[verdict]}`, { count })
}

/** Not arrows: a longer distance is worse, although its figure goes up. */
const icons = { won: mdiThumbUpOutline, lost: mdiThumbDownOutline, same: mdiEqual }
const words = { won: 'preview.better', lost: 'preview.worse', same: 'preview.same' } as const

/** One consequence, marked as better, worse or unchanged by an icon with a text, not by colour alone. */
function VerdictLine({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { t } = useTranslation('board')
  return (
    <Line data-verdict={verdict}>
      <SmallIcon path={icons[verdict]} title={t(words[verdict])} />
      <span>{children}</span>
    </Line>
  )
}

const Line = styled('li')({
  display: 'flex',
  gap: 8,
  '& svg': { marginTop: 2, color: 'var(--mui-palette-text-secondary)' },
  '&[data-verdict="won"] svg': { color: 'var(--mui-palette-success-main)' },
  '&[data-verdict="lost"]': { fontWeight: 600 },
  '&[data-verdict="lost"] svg': { color: 'var(--mui-palette-error-main)' },
  '&[data-verdict="same"]': { color: 'var(--mui-palette-text-secondary)' },
})

/** An affected team before and after the move. */
function TeamBeforeAfter({ before, after }: { before: TeamFit; after: TeamFit }) {
  const { t } = useTranslation(['board', 'teams'])
  const { meals } = useAdminDinner()
  return (
    <SeatsBox>
      <Head>
        <strong>{t('teams:team', { number: before.teamNumber })}</strong>
        <MealMark meal={before.meal} meals={meals} />
      </Head>
      <Sides>
        <div>
          <dt>{t('preview.before')}</dt>
          <dd>
            <FitText fit={before} compared={after} />
          </dd>
        </div>
        <div data-after="">
          <dt>{t('preview.after')}</dt>
          <dd>
            <FitText fit={after} compared={before} />
          </dd>
        </div>
      </Sides>
    </SeatsBox>
  )
}

/** Leaves out what is equal before and after, unless it breaks a rule. */
function FitText({ fit, compared }: { fit: TeamFit; compared: TeamFit }) {
  const { t } = useTranslation('board')
  const { members, host, seats, gendersFit, partnerWishes, courseWishes } = fit
  const facts = [
    ...(seats === 'ENOUGH' && compared.seats === seats ? [] : [t(`preview.seats.${seats}`)]),
    ...(gendersFit === null || (gendersFit && compared.gendersFit)
      ? []
      : [t(gendersFit ? 'preview.gendersFit' : 'preview.gendersDiffer')]),
    ...(partnerWishes > 0 ? [t('preview.partnerWishes', { count: partnerWishes })] : []),
    ...(courseWishes > 0 ? [t('preview.courseWishes', { count: courseWishes })] : []),
  ]
  return (
    <>
      {members.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the list never moves
        <Member key={index} data-changes={compared.members.includes(name) ? undefined : ''}>
          {name}
          {name === host && <em>{t('preview.host')}</em>}
        </Member>
      ))}
      {facts.map((fact) => (
        <Fact key={fact}>{fact}</Fact>
      ))}
    </>
  )
}

const SeatsBox = styled('div')({
  padding: 12,
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  minWidth: 0,
})

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' })

const Sides = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  margin: '6px 0 0',
  '& > [data-after]': { borderInlineStart: '1px solid var(--mui-palette-divider)', paddingInlineStart: 12 },
  '& dt': { fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '4px 0 0', display: 'grid', gap: 6, fontSize: '0.875rem', lineHeight: 1.35 },
  '& em': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
})

const Member = styled('div')({ overflowWrap: 'anywhere', '[data-after] &[data-changes]': { fontWeight: 700 } })
const Fact = styled('div')({ fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' })
