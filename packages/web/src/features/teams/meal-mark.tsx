import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type Course, CourseMark, courseAt } from '../../ui/course-mark.tsx'

type Meal = Pick<TeamReply['meal'], 'id' | 'label'>

/** What a meal is follows from its place among the meals of the event, in order of time. */
export function courseOf(meal: Pick<Meal, 'id'>, meals: readonly Pick<Meal, 'id'>[]): Course {
  return courseAt(
    Math.max(
      0,
      meals.findIndex((one) => one.id === meal.id),
    ),
  )
}

/** Colour, shape and the name its organiser gave it. */
export function MealMark({ meal, meals }: { meal: Meal; meals: readonly Pick<Meal, 'id'>[] }) {
  return <CourseMark course={courseOf(meal, meals)} label={meal.label} />
}
