import { styled } from '@mui/material/styles'
import type { TeamStanding } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** An affected team before and after the move. */
export function TeamBeforeAfter({ before, after }: { before: TeamStanding; after: TeamStanding }) {
  const { t } = useTranslation(['board', 'teams'])
  const { meals } = useAdminDinner()
  return (
    <Box>
      <Head>
        <strong>{t('teams:team', { number: before.teamNumber })}</strong>
        <MealMark meal={before.meal} meals={meals} />
      </Head>
      <Sides>
        <div>
          <dt>{t('preview.before')}</dt>
          <dd>
            <Standing standing={before} compared={after} />
          </dd>
        </div>
        <div data-after="">
          <dt>{t('preview.after')}</dt>
          <dd>
            <Standing standing={after} compared={before} />
          </dd>
        </div>
      </Sides>
    </Box>
  )
}

/** Leaves out what is equal before and after, unless it breaks a rule. */
function Standing({ standing, compared }: { standing: TeamStanding; compared: TeamStanding }) {
  const { t } = useTranslation('board')
  const { members, host, seats, gendersFit, partnerWishes, courseWishes } = standing
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

const Box = styled('div')({
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
  '& dd': { margin: '4px 0 0', display: 'grid', gap: 6, lineHeight: 1.35 },
  '& em': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: '0.875rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
})

const Member = styled('div')({ overflowWrap: 'anywhere', '[data-after] &[data-changes]': { fontWeight: 700 } })
const Fact = styled('div')({ fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' })
