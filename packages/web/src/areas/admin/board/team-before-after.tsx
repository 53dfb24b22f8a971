import { styled } from '@mui/material/styles'
import type { TeamStanding } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../features/teams/meal-mark.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

/** One of the teams concerned, as it is and as it would be. */
export function TeamBeforeAfter({ before, after }: { before: TeamStanding; after: TeamStanding }) {
  const { t } = useTranslation(['board', 'teams'])
  const { meals } = useAdminDinner()
  return (
    <Box>
      <Head>
        <strong>{t('teams:team', { number: before.teamNumber })}</strong>
        <MealMark meal={before.meal} meals={meals} />
      </Head>
      <dl>
        <dt>{t('preview.before')}</dt>
        <dd>
          <Standing standing={before} />
        </dd>
        <dt>{t('preview.after')}</dt>
        <dd>
          <Standing standing={after} other={before} />
        </dd>
      </dl>
    </Box>
  )
}

/** What differs from `other` stands out. */
function Standing({ standing, other }: { standing: TeamStanding; other?: TeamStanding }) {
  const { t } = useTranslation('board')
  const { members, host, seats, gendersFit, partnerWishes, courseWishes } = standing
  const facts = [
    { text: t(`preview.seats.${seats}`), isNew: other !== undefined && other.seats !== seats },
    ...(gendersFit === null
      ? []
      : [
          {
            text: t(gendersFit ? 'preview.gendersFit' : 'preview.gendersDiffer'),
            isNew: other !== undefined && other.gendersFit !== gendersFit,
          },
        ]),
    ...(partnerWishes > 0 ? [{ text: t('preview.partnerWishes', { count: partnerWishes }), isNew: false }] : []),
    ...(courseWishes > 0 ? [{ text: t('preview.courseWishes', { count: courseWishes }), isNew: false }] : []),
  ]
  return (
    <>
      {members.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the list never moves
        <Member key={index} data-new={other && !other.members.includes(name) ? '' : undefined}>
          {name}
          {name === host && <em> · {t('preview.host')}</em>}
        </Member>
      ))}
      <Facts>
        {facts.map(({ text, isNew }) => (
          <span key={text} data-new={isNew ? '' : undefined}>
            {text}
          </span>
        ))}
      </Facts>
    </>
  )
}

const Box = styled('div')({
  padding: 12,
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  minWidth: 0,
  '& dl': { margin: 0, display: 'grid', gap: 4 },
  '& dt': { fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)', marginTop: 6 },
  '& dd': { margin: 0 },
  '& em': { fontStyle: 'normal', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
})

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' })
const Member = styled('div')({ overflowWrap: 'anywhere', '&[data-new]': { fontWeight: 700 } })

const Facts = styled('div')({
  display: 'grid',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
  '& [data-new]': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
})
