import { useTranslation } from 'react-i18next'
import type { Dragging } from './drag-store.ts'

/** What is said aloud while something is moved. */
export function useDragWords(describe: (item: Dragging['source']) => string) {
  const { t } = useTranslation('board')
  return {
    pickedUp: ({ source }: Dragging) => t('drag.pickedUp', { what: describe(source) }),
    over: ({ source, target, refusal }: Dragging) => {
      if (!target) return t('drag.overNothing')
      const words = { what: describe(source), target: describe(target) }
      return refusal === undefined ? t('drag.over', words) : t('drag.overBlocked', { ...words, reason: refusal })
    },
    dropped: ({ source, target }: Dragging) =>
      target
        ? t('drag.dropped', { what: describe(source), target: describe(target) })
        : t('drag.droppedOnNothing', { what: describe(source) }),
    cancelled: ({ source }: Dragging) => t('drag.cancelled', { what: describe(source) }),
  }
}
