import { byLocale } from '../by-locale.ts'
import { OUT_OF_STOCK } from '../shared.ts'

/** The product page. */
export const productCopy = byLocale(
  {
    shade: 'Shade',
    size: 'Size',
    struckHint: 'Crossed-out shades are out of stock.',
    outOfStock: OUT_OF_STOCK,
    reviewsLink: '{count, plural, one {# review} other {# reviews}}',
    noReviews: 'No reviews yet',
    deliveryPromise: 'Standard delivery £3.95, free on orders over {from}',
    samplesPromise: 'Choose 3 free samples when you spend £40',
    returnsPromise: "Return it within 30 days, even if you've tried it",
    description: 'Description',
    usage: 'How to use',
    ingredients: 'Ingredients',
    delivery: 'Delivery and returns',
    deliveryText: "Standard delivery is £3.95 and free over {from}. Changed your mind? Return it within 30 days, even if you've tried it.",
    gallery: 'Pictures of {name}',
    pictures: 'Pictures',
    picture: 'Picture {number}',
  },
  {
    'en-US': {
      delivery: 'Shipping and returns',
      deliveryPromise: 'Standard shipping $4.95, free on orders over {from}',
      samplesPromise: 'Choose 3 free samples when you spend $45',
      deliveryText:
        "Standard shipping is $4.95 and free over {from}. Changed your mind? Return it within 30 days, even if you've tried it.",
    },
  },
)
