import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { courseOf, MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { formatTime } from '../../../../lib/dates.ts'
import { shortWindow } from '../../../../ui/short-window.ts'
import { ColumnsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** Courses also have a name and a shape, because colour alone is not accessible. */
function courseColour(meal: Pick<TeamReply['meal'], 'id'>, meals: readonly Pick<TeamReply['meal'], 'id'>[]): string {
  return `var(--mui-palette-course-${courseOf(meal, meals)})`
}

type Meal = TeamReply['meal']

interface BoardColumnsProps {
  /** The only column a phone shows, at the width of the window. */
  shownMealId: string | undefined
  columns: readonly { meal: Meal; summary: string; content: ReactNode }[]
}

/** The courses side by side. A phone renders all and hides all except one, so that switching takes no rendering. */
export function BoardColumns({ shownMealId, columns }: BoardColumnsProps) {
  return (
    <Columns style={{ '--columns': columns.length } as CSSProperties}>
      {columns.map((column) => (
        <Column key={column.meal.id} {...column} isShown={column.meal.id === shownMealId} />
      ))}
    </Columns>
  )
}

interface ColumnProps {
  meal: Meal
  summary: string
  content: ReactNode
  isShown: boolean
}

function Column({ meal, summary, content, isShown }: ColumnProps) {
  const { t } = useTranslation('board')
  const { meals } = useAdminDinner()
  const titleId = useId()
  return (
    <Section
      aria-labelledby={titleId}
      data-shown={isShown}
      style={{ '--course': courseColour(meal, meals) } as CSSProperties}
    >
      <Head>
        <h2 id={titleId}>
          <MealMark
            meal={{ ...meal, label: t('column', { course: meal.label, time: formatTime(meal.time) }) }}
            meals={meals}
          />
        </h2>
        <span>{summary}</span>
      </Head>
      {content}
    </Section>
  )
}

/** Screens only: paper is as narrow, and prints every course. */
const narrow = '@media screen and (max-width: 899.95px)'

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { gap: 8 },
})

const Section = styled('section')({ minWidth: 0, [narrow]: { '&[data-shown="false"]': { display: 'none' } } })

/** A `div`, because the print styles hide every `header`. */
const Head = styled('div')({
  position: 'sticky',
  // The height of the application bar.
  top: 64,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '10px 0',
  backgroundColor: 'var(--mui-palette-background-default)',
  borderBottom: '3px solid var(--course)',
  marginBottom: 12,
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
  '& h2': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, color: 'var(--mui-palette-text-primary)' },
  [narrow]: { position: 'static' },
  [shortWindow]: { top: 0 },
  '@media print': { position: 'static' },
})

export function NothingHere() {
  const { t } = useTranslation('board')
  return <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('nothingHere')}</Typography>
}

/** Placeholders for the courses, with the nine teams of a small event. */
export function BoardSkeleton() {
  return <ColumnsSkeleton columns={useAdminDinner().meals.length} cards={3} />
}
