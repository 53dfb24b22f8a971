import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../../ui/card-section.tsx'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'

export function MealsCard({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const isCancelled = dinner.cancellationDate !== null
  return (
    <CardSection
      title={t('meals.title')}
      aside={!isCancelled && <ScheduleButton short size="small" sx={{ my: -0.75, mr: -1, px: 1 }} />}
    >
      <CourseTimes dinner={dinner} />
    </CardSection>
  )
}
