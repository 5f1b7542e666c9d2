import type { TutorialWords } from "./tutorial-types.ts";

/** The guides of the demo world in Spanish. */
export const SPANISH_GUIDES: TutorialWords = {
  quote: {
    title: "Cotizar un envío en un minuto",
    paragraphs: [
      "Abra Cotizaciones, Crear cotización. Escriba el aeropuerto por código, ciudad o nombre; sus preferidos salen primero. Elija quién pregunta y cuándo está lista la carga.",
      "Una línea por tipo de bulto, o copie las líneas de una hoja de cálculo y péguelas en la primera celda. Peso, volumen y peso tasable se calculan mientras escribe.",
      "Las opciones aparecen debajo. Compare precio, días de tránsito y CO₂, ajuste el margen, elija una o varias y pulse Guardar.",
    ],
  },
  send: {
    title: "Enviar una cotización y seguirla",
    paragraphs: [
      "Abra la cotización guardada y pulse Guardar y enviar. El cliente recibe el PDF y un enlace donde acepta o rechaza sin tener cuenta.",
      "La cronología muestra cuándo se envió, se abrió y se decidió, y una notificación le avisa al momento. Un cambio posterior crea una versión nueva; lo que vio el cliente no cambia.",
    ],
  },
  keys: {
    title: "Dar un puesto a sus compañeros",
    paragraphs: [
      "Cada persona trabaja con una clave de licencia. En Gestión de claves, claves sin asignar, ponga un correo a una clave libre: su titular recibe instrucciones por correo.",
      "En Claves asignadas ve quién usa cada una. Si suspende una, su titular sale al momento; también puede pasarla a otra persona, y sus cotizaciones quedan en la empresa.",
    ],
  },
  ask: {
    title: "Pedir un precio",
    paragraphs: [
      "Abra Crear cotización, elija los dos aeropuertos y el día en que la carga está lista, y describa cada tipo de bulto: cuántos, qué tamaño y qué peso.",
      "Indique si la mercancía es peligrosa, debe ir refrigerada o no puede inclinarse: quedan las ofertas que pueden llevarla. Elija una y envíe la solicitud.",
    ],
  },
  decide: {
    title: "Aceptar o rechazar una oferta",
    paragraphs: [
      "Abra la cotización desde su lista o desde el enlace del correo. Importes, condiciones y último día de validez están en una página; el PDF dice lo mismo.",
      "Confirme una opción o cancele la cotización. Su transitario lo sabe al momento. Una oferta vencida no se puede confirmar; haga una pregunta con el botón de abajo y la respuesta queda en la página.",
    ],
  },
  rate: {
    title: "Escribir una tarifa y probarla",
    paragraphs: [
      "Abra Nueva tarifa. Elija orígenes y destinos, fechas y el precio de cada tramo de peso. La cuadrícula admite filas pegadas de una hoja de cálculo y Ctrl+Z deshace.",
      "Lo contradictorio se marca mientras escribe. Pruebe un envío al lado y vea, línea a línea, lo que pagaría un transitario.",
      "Guardar borrador la deja donde ningún transitario la ve. Publicar la pone en vigor; el historial muestra quién cambió qué y todo cambio puede deshacerse.",
    ],
  },
  upload: {
    title: "Cargar una hoja de tarifas",
    paragraphs: [
      "Abra Cargar tarifas y elija un archivo .xlsx o .csv, o descargue antes la plantilla. Diga qué significa cada columna y pulse Recordar con un nombre: la próxima hoja con estos encabezados se leerá igual.",
      "«Revisar el archivo» nombra cada celda errónea con hoja, fila y motivo, y muestra lo que se añadiría, cambiaría y terminaría. Aún no hay nada en vigor.",
      "Publicar pone en vigor todas las líneas correctas a la vez; las erróneas quedan fuera si usted lo confirma. Si algo estaba mal, pulse Revertir: vuelven a regir las tarifas anteriores.",
    ],
  },
  contract: {
    title: "Una tarifa para un transitario",
    paragraphs: [
      "Ponga antes al transitario en su lista: Tarifas de contrato, Añadir transitario. Después abra Nueva tarifa en Tarifas de contrato y elija la empresa.",
      "Nadie más ve esa tarifa. Donde encaja, va antes que la general. Los transitarios cotizan con la antigua hasta que usted publique la nueva.",
    ],
  },
  keyboard: {
    title: "Más rápido con el teclado",
    paragraphs: [
      "Ctrl K (⌘ K en Mac) abre una búsqueda general: escriba adónde quiere ir, o el número de una cotización, y pulse Intro.",
      "En las listas, J y K mueven, X selecciona e Intro abre. En los formularios, Tab avanza y Ctrl+V pega tablas enteras.",
    ],
  },
  feedback: {
    title: "Cuéntenos qué falla",
    paragraphs: [
      "Pulse Comentarios arriba, elija la parte del producto y diga en dos frases qué pasó y qué esperaba. Una captura de pantalla ayuda.",
      "Nuestra respuesta aparece en su lista de comentarios y una notificación le avisa cuando llega.",
    ],
  },
};
