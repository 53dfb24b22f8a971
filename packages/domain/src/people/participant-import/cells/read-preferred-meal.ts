import type { Meal } from '../../../events/dinner/dinner.ts'
import { folded } from './tidy-cell.ts'

const courseWords: readonly RegExp[] = [
  /^(vor(speise|gang|gericht)|starters?|appeti[sz]ers?|entree|first( course)?|1( gang)?|erster gang)$/,
  /^(haupt(speise|gang|gericht|gange)|mains?( course| dish)?|second( course)?|2( gang)?|zweiter gang)$/,
  /^(nach(speise|tisch|gang)|desserts?|sweets?|third( course)?|3( gang)?|dritter gang)$/,
]
const noWish = /^(egal|ist egal|keine?r?|keine praferenz|kein wunsch|any|no preference|none|whatever|alle|k a|n a)?$/

/** The id of the wished course, by its label or by what courses are called; null without a wish, undefined when unknown. */
export function readPreferredMeal(cell: string, meals: readonly Meal[]): string | null | undefined {
  const wish = folded(cell)
  const named = meals.find((meal) => folded(meal.label) === wish)
  if (named) return named.id
  if (noWish.test(wish)) return null
  const course = courseWords.findIndex((pattern) => pattern.test(wish))
  return course >= 0 ? meals[course]?.id : undefined
}
