import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const admin = loadedWith('admin/admin-area.tsx')
const wizard = loadedWith('wizard/wizard-area.tsx')

/** Too small for files of their own, and used by most pages; the first ones by the wizard, too. */
const smallUtils =
  /participants.assignment\.|@mui.(utils.(contains|getReactElementRef|useValueAsRef|getScrollbarSize)|material.(utils.(contains|focusable)|useMediaQuery|Select.selectClasses|FormControl.(FormControlContext|formControlState|useFormControl)))/
/** Named by the entry points of MUI, and used by few pages. */
const named = /styles.enhanceHighContrast|@mui.system.(Stack|useMediaQuery)\W/
/** Around every page with elements of MUI, so it needs no file of its own. */
const providers =
  /web.src.app.mui-providers|web.src.ui.theme|@emotion.(cache|react|sheet|weak-memoize)|@mui.material.(AlertTitle|CssBaseline|styles)|stylis/
const smallParts =
  /web.src.(ui.(plain-look|late-progress)|lib.use-debounced-text)|admin.(shell.use-anchor|evening.day.opened-evening|people.participants.use-write-to|plan.routes.slow-ways\.|messages.notification-status.use-notify-link)|features.(plan.teams.teams\.api|people.participants.diet-chips|messages.notification-status.changes-link)/

/** Small modules that the same few pages load: one file each would cost more in headers than the code weighs. */
const parts = [
  // What a field to search in and one to type into have in common.
  {
    name: 'outlined-field',
    test: /@mui.material.(FormControl|FormHelperText|FormLabel|InputAdornment|InputBase|InputLabel|OutlinedInput|TextareaAutosize)\W|web.src.ui.text-field/,
  },
  {
    name: 'native-select',
    test: /ui.native-select|participants.countries/,
  },
  {
    name: 'switches',
    test: /@mui.material.(internal.(SwitchBase|switchBaseClasses)|Checkbox|FormControlLabel|internal.svg-icons.(CheckBox|Indeterminate))/,
  },
  { name: 'radio', test: /@mui.material.(Radio|RadioGroup|FormGroup|internal.svg-icons.RadioButton)/ },
  {
    name: 'form',
    test: /web.src.ui.(form.(index|radio-input|select-input|toggle-input|typed-input)|field-grid)\./,
  },
  { name: 'text-input', test: /web.src.ui.form.(lazy-form|text-input)\./ },
  {
    name: 'dinner-fields',
    test: /features.events.dinners.(dinner-fields|time-zones)\.|web.src.ui.form.(date|time)-input|domain.src.events.dinner.defaults\.|calls:masterDataRoutes/,
  },
  {
    name: 'board',
    test: /admin.plan.board.(card-parts|card-keys|board-(actions|columns)|hints-of|grouping|move-question|drag.(drag-item|drag-surface|early-press))\.|features.plan.teams.team-moves.api/,
  },
  {
    name: 'settings',
    test: /admin.events.settings.settings-(form|section)\.|features.events.dinners.choices.api/,
  },
  {
    name: 'wizard',
    test: /areas.wizard.(step-form|wizard\.api|wizard-(steps|draft|context)|draft-storage|steps.carried-over)\./,
  },
  {
    name: 'modal',
    test: /@mui.material.(Modal|Portal|Fade|Backdrop|Unstable_TrapFocus|Dialog|DialogTitle|DialogContent|DialogActions|internal.Transition|transitions)\W|TransitionGroupContext|web.src.ui.titled-dialog/,
  },
  {
    name: 'person-facts',
    test: /admin.people.participants.(list.(person-facts|person-rows|person-filters|row-context)|unconfirmed.confirm-button)|features.people.(participants.(registrations.api|wish-state|use-remind|seats-mark))|calls:participantRoutes.(registrations|activate)|query-core.build.modern.infiniteQueryObserver|react-query.build.modern.useInfinite/,
  },
  {
    name: 'person-columns',
    test: /participants.(list.(person-columns|nobody-found|row-controls)|wish-mark)\.|@tanstack.(react-table|table-core|react-store|store)\W/,
  },
  {
    name: 'person-form',
    test: /admin.people.participants.(use-person-form|wish.use-wish-question)|domain.src.people.participants.participant-issues|features.people.(participants.(participant-fields|partner-fields|eating-fields|field-section|participant-form\.)|registration-form.(question-fields|allergen-fields|form-answers|second-person|person-values))/,
  },
  {
    name: 'person-saved',
    test: /admin.people.participants.(person-gone|use-leave|wish.wish-text)/,
  },
  { name: 'controls', test: /web.src.ui.(controls-sheet|short-window)\./ },
  { name: 'activities', test: /features.events.activities.(activity-list|activity-icon)\./ },
  {
    name: 'waiting',
    test: /calls:(waitingListRoutes|placeOfferRoutes)|people.waiting-list.(waiting-list\.api|place-offers\.api|whole-pairs|people-checklist|seats-of-table|waiting-people)\./,
  },
  {
    name: 'sending',
    test: /messages.sending.(demo-notice|message-draft|use-sending|send-bar|outgoing-message|message-recipients)\.|domain.src.messages.sending.recipients\./,
  },
  {
    name: 'message-content',
    test: /messages.sending.(message-content|draft-storage|fill-placeholders)\.|phrases.src.(en|de).messages\./,
  },
  {
    name: 'plan-history',
    test: /admin.plan.plan-history.(plan-history-bar|use-plan-steps|plan-conflict\.|frozen-)|features.plan.teams.(member-line|plan-history.api)|calls:teamRoutes.(history|undo|redo)/,
  },
  {
    name: 'optimize',
    test: /admin.plan.optimization.(ask-optimize|open-proposals)|web.src.ui.action-notice|saved-plan\./,
  },
  { name: 'overview-map', test: /admin.plan.route-map.overview-(map|content)\.|dinner-routes.dinner-routes\.api/ },
  { name: 'team-parts', test: /features.plan.teams.(team-marks|filter-teams|hosting-warning)/ },
  {
    name: 'knowledge',
    test: /features.messages.(notification-status.(notification-status.api|person-status)|sending.(messages.api|job-state))|calls:(message|notification)/,
  },
  {
    name: 'requests',
    test: /admin.people.requests.requests-card|features.people.requests.requests.api|calls:requestRoutes.(open|acceptHome|decline)/,
  },
  { name: 'import', test: /domain.src.people.*(answer-issues|import-row)\./ },
  {
    name: 'hosts',
    test: /plan.teams.domain-team|domain.src.people.(participants.order|partner-wishes.pairs)\.|domain.src.plan.teams.(team|team-score|choose-host)\./,
  },
  { name: 'schedule', test: /admin.events.schedule.(course-times|schedule-button)/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/**
 * What every page of the administration loads, in two files: the first one is shared with the wizard. Sixty small files cost more in
 * headers, and compress worse. Everything else stays where the bundler puts it, so that no page loads parts it does not use.
 */
export const adminChunks = [
  // Apart from the schemas that use it: the settings do without them at first.
  { name: 'zip-restriction', test: /dinner.zip-restriction/ },
  // Apart from the other half of the library, which only the schemas of organisers use.
  {
    name: 'checks',
    test: /zod.v4.(mini|core.(?!json-schema|to-json|memoizer))|contract.src.(forms.fields|parse-input)\./,
  },
  {
    name: (id: string, modules: Modules) =>
      (admin(id, modules) && wizard(id, modules)) || smallUtils.test(id) || providers.test(id) ? 'frame' : null,
    debugName: 'frame',
  },
  // Shared by two: an area itself stays a file of its own.
  {
    name: (id: string, modules: Modules) => (admin(id, modules) || smallParts.test(id) ? 'shell' : null),
    debugName: 'shell',
    minShareCount: 2,
  },
  ...parts,
]

/** Whether a module of ours or of MUI is loaded together with the given one: imported by it, directly or not. */
function loadedWith(file: string): (id: string, modules: Modules) => boolean {
  const start = fileURLToPath(new URL(`src/areas/${file}`, import.meta.url))
  let loaded: Set<string> | undefined
  return (id, modules) => {
    loaded ??= importedBy(start, modules)
    return /web.src|@mui|@emotion/.test(id) && loaded.has(id)
  }
}

function importedBy(start: string, modules: Modules): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) if (!named.test(imported)) found.add(imported)
  return found
}
