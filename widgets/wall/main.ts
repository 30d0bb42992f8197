import "./wall.css";
import { Wall } from "./wall";

const page = document.getElementById("al-wall");
if (page?.dataset.wall) void new Wall(page).look();
