import { purposes } from '#app/platform/consent/consent.ts'
import {
  ACCESSIBILITY_COOKIE,
  CONSENT_COOKIE,
  MEMBERSHIP_IN_BAG_COOKIE,
  USER_SEGMENT_COOKIE,
} from '#app/platform/session/session-cookies.ts'

/** A record of consent as it stands in a cookie, as a pattern. */
const CONSENT_RECORD = `necessary((%2C|,)(${purposes.join('|')}))*`

/** What a press is made of, and for each of which React would take over at once what it has not taken over yet. */
const PRESS_EVENTS = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'submit',
]

/**
 * Runs before anything is painted on every page, inline, under its own hash in the content policy. Four things cannot wait for the
 * shop's scripts:
 *
 * - Which prices lead. Pages are shared, so both tiers stand in the markup, and `data-tier` on <html> chooses (decision 007). The
 *   cookies that say so are the specification's `user_segment` and `{prefix}-membership-in-bag`. A page of a visitor's own says its
 *   tier itself and is left alone.
 * - The accessibility mode, which changes looks: `data-accessibility` on <html> (decision A34).
 * - Whether consent has to be asked for: `data-consent` is "unasked" in the UK while there is no record that `parseConsent` would read. What asks stands
 *   above the page, so that it must be there from the first frame or everything below would move.
 * - The answer to Add to Bag and to Choose shade. The press opens the drawer's frame at once and is kept in `ottilieForms` until the
 *   island that carries it out has arrived; if none has within 10 s, the form goes the way it would without scripts. Until then the
 *   press is kept from React: it would take over the whole page first, at once, and the drawer would wait for that.
 */
export const FIRST_PAINT_SCRIPT = `(function(d,w){var h=d.documentElement;if(!h.dataset.tier)h.dataset.tier=/(^|; )(${USER_SEGMENT_COOKIE}=member|${MEMBERSHIP_IN_BAG_COOKIE}=1)(;|$)/.test(d.cookie)?'member':'typical';if(/(^|; )${ACCESSIBILITY_COOKIE}=1(;|$)/.test(d.cookie))h.dataset.accessibility='on';if(h.lang=='en-GB'&&!/(^|; )${CONSENT_COOKIE}=${CONSENT_RECORD}(;|$)/.test(d.cookie))h.dataset.consent='unasked';var q=w.ottilieForms=[];function a(e){var f=e.target;var i=f.matches('form[data-add-to-bag]')?'bag-drawer':f.matches('form[data-shades]')?'shade-options':0;var b=i&&d.getElementById(i);if(!b||!b.showModal)return;e.preventDefault();if(!b.open)b.showModal();q.push(f);w.dispatchEvent(new Event('ottilie:form'));setTimeout(function(){if(q.indexOf(f)>=0)f.submit()},10000)}d.addEventListener('submit',a);'${PRESS_EVENTS.join(' ')}'.split(' ').map(function(n){w.addEventListener(n,function(e){if(w.ottilieHears)return;var t=e.target,b=t.closest&&t.closest('[type=submit]'),f=b?b.form:t;if(!f||!f.matches||!f.matches('form[data-add-to-bag],form[data-shades]'))return;e.stopPropagation();if(n=='submit')a(e)},true)})})(document,window)`

/**
 * Stands in pages that are rendered for one visitor, right behind the element that says who they are: its word counts more than any
 * cookie's, and comes before the first price.
 */
export const OWN_VISIT_SCRIPT = `(function(d){var o=d.currentScript.previousElementSibling.dataset,h=d.documentElement.dataset;h.tier=o.ownTier;h.session=o.ownSession;h.now=o.serverNow})(document)`
